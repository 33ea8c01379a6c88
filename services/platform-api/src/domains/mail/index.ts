export { countMail } from './count-mail';
export { buildMailLink } from './mail-link';
export {
  codeMail,
  confirmationMail,
  exportAddressMail,
  exportMail,
  guestOrderMail,
  guestOrdersMail,
  vendorClaimMail,
} from './mail-texts';
export { canonicalMailbox } from './mailbox';
export { canSendMail, type Mail, sendMail } from './send-mail';
