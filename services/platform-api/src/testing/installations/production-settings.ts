/** The settings without which a production server does not start. Mails are not delivered. */
export const PRODUCTION_SETTINGS = {
  ENVIRONMENT: 'prd',
  FLEET: 'api',
  SMTP_URL: 'smtp://127.0.0.1:9',
  MAIL_FROM: 'no-reply@portal.example',
  PUBLIC_ORIGIN: 'https://{country}.portal.example',
} as const;
