import type { PortalContract } from '../contract';
import type { CallDocsOf } from './call-doc.types';
import { ACCESS_TOKEN, ID_TOKEN, REFRESH_TOKEN } from './sample-values';

const tokens = {
  AccessToken: ACCESS_TOKEN,
  IdToken: ID_TOKEN,
  RefreshToken: REFRESH_TOKEN,
  ExpiresIn: 900,
  TokenType: 'Bearer',
};
const signedIn = {
  result: { user: { id: '0b0f7a52', email: 'owner@demo.test' }, AuthenticationResult: tokens },
};

export const identityDocs: CallDocsOf<PortalContract['identity']> = {
  login: {
    summary: 'Signs an account in.',
    example: {
      body: { email_address: 'owner@demo.test', password: 'Courier#2026' },
      answer: signedIn,
    },
  },
  oauth: {
    summary: 'Signs in with the code of a third-party identity provider.',
    example: {
      body: {
        provider: 'accounts.example',
        code: '4/0AfJohXk',
        state: 'kJ3vQ0fT2mXw',
        secret: 'p7Rk2Zs9Lq4Nc8Tb6Vd1Xw3Yf5Hg0Jm2Ka4Ue6Pi8Ro',
      },
      answer: signedIn,
    },
  },
  extend: {
    summary: 'Returns new tokens for a refresh token, which becomes invalid.',
    example: {
      body: { refresh_token: REFRESH_TOKEN },
      answer: { result: { AuthenticationResult: tokens } },
    },
  },
  logout: {
    summary: 'Ends the session of the sent tokens.',
    example: { answer: { result: { logged_out: true } } },
  },
  sessions: {
    summary: 'Lists the open sessions of the account with browser, operating system and last use.',
    example: {
      answer: {
        result: {
          password_changed_at: 1_788_400_800,
          sessions: [
            {
              id: '5d1c2f0e-8a34-4f0b-9a35-1f7a2f6f4f11',
              browser: 'Chrome',
              system: 'Windows',
              is_phone: false,
              created_at: 1_788_400_800,
              last_used_at: 1_788_404_400,
              is_current: true,
            },
          ],
        },
      },
    },
  },
  endSession: {
    summary: 'Ends one session of the account. Its tokens are refused from then on.',
    example: {
      body: { session_id: '5d1c2f0e-8a34-4f0b-9a35-1f7a2f6f4f11' },
      answer: { result: { ended: 1 } },
    },
  },
  endOtherSessions: {
    summary: 'Ends every session of the account except the caller’s.',
    example: { answer: { result: { ended: 2 } } },
  },
};

export const guestsDocs: CallDocsOf<PortalContract['guests']> = {
  login: {
    summary: 'Opens a guest checkout session.',
    example: {
      body: { name: 'Lin Chia-hao', email: 'lin@mail.test', phone_number: '0912048317' },
      answer: {
        result: {
          vendor_id: 'guest-5f0c2d9b7a41e6c83b2f10ad',
          token: 'eyJhbGciOiJFUzI1NiJ9.guest',
          name: 'Lin Chia-hao',
          email: 'lin@mail.test',
          phone_number: '+886912048317',
        },
      },
    },
  },
  open: {
    summary:
      'Opens a guest checkout session with the link in the mail about an order. The link works for 7 days after the order.',
    example: {
      body: { token: 'eyJhbGciOiJFUzI1NiJ9.link' },
      answer: {
        result: {
          vendor_id: 'guest-5f0c2d9b7a41e6c83b2f10ad',
          token: 'eyJhbGciOiJFUzI1NiJ9.guest',
          name: 'Lin Chia-hao',
          email: 'lin@mail.test',
          phone_number: '+886912048317',
          order_id: 'guest-5f0c2d9b7a41e6c83b2f10ad-2611q7m2x9k4t8w3',
        },
      },
    },
  },
};

export const registrationDocs: CallDocsOf<PortalContract['registration']> = {
  register: {
    summary: 'Registers a business, or claims a vendor by its code. A mail asks for confirmation.',
    example: {
      body: {
        registration_type: 'NPV',
        business_name: 'Night Market Noodles',
        phone_number: '0227215001',
        email_address: 'noodles@mail.test',
        password: 'Noodles#2026',
        vat_number: '12345678',
        terms_accepted: true,
        privacy_accepted: true,
      },
      answer: {
        data: {
          user_id: '9c1d44e0',
          email_address: 'noodles@mail.test',
          verification_expires_at: 1_790_086_400,
        },
      },
    },
  },
  verifyVendor: {
    summary: 'Checks whether a vendor code and an email address belong together.',
    example: {
      body: { vendor_code: 'v6001', email: 'shop@demo.test' },
      answer: { result: { valid: true, vendor_name: 'Night Market Noodles' } },
    },
  },
  pending: {
    summary: 'Returns the account that the link in a registration mail confirms. It changes nothing.',
    example: {
      query: { token_digest: 'p7Rk2Zs9Lq4Nc8Tb6Vd1Xw3Yf5Hg0Jm2Ka4Ue6Pi8Ro' },
      answer: {
        result: {
          confirmed: false,
          email_address: 'noodles@mail.test',
          vendor_name: null,
          password_needed: false,
        },
      },
    },
  },
  confirm: {
    summary:
      'Confirms an account with the link in its mail, which works for 24 hours. It needs the browser that registered the account, or its password.',
    example: {
      body: { token: 'Zk3v8Qw1', password: 'Noodles#2026' },
      answer: { result: { confirmed: true } },
    },
  },
};

export const mailedLinksDocs: CallDocsOf<PortalContract['mailedLinks']> = {
  get: {
    summary: 'Returns the action and the account of the link in a mail. It changes nothing.',
    example: {
      query: { act: 'vendor-claim', token_digest: 'p7Rk2Zs9Lq4Nc8Tb6Vd1Xw3Yf5Hg0Jm2Ka4Ue6Pi8Ro' },
      answer: {
        result: {
          act: 'vendor-claim',
          confirmed: false,
          email_address: 'shop@demo.test',
          account: 'noodles@mail.test',
          vendor_name: 'Night Market Noodles',
          password_needed: false,
        },
      },
    },
  },
  confirm: {
    summary: 'Performs the action of the link in a mail.',
    example: {
      body: { act: 'vendor-claim', token: 'Zk3v8Qw1' },
      answer: { result: { act: 'vendor-claim', confirmed: true } },
    },
  },
};

export const passwordsDocs: CallDocsOf<PortalContract['passwords']> = {
  forgot: {
    summary: 'Sends a code of six digits by mail. The answer is the same for unknown addresses.',
    example: {
      body: { email_address: 'owner@demo.test' },
      answer: { result: { code_sent: true } },
    },
  },
  reset: {
    summary: 'Sets a new password with a mailed code and ends all sessions.',
    example: {
      body: { email_address: 'owner@demo.test', code: '402917', password: 'Courier#2027' },
      answer: { result: { password_changed: true } },
    },
  },
  change: {
    summary: 'Sets a new password and ends every other session of the account.',
    example: {
      body: { current_password: 'Courier#2026', password: 'Courier#2027' },
      answer: { result: { password_changed: true, sessions_ended: 2 } },
    },
  },
};
