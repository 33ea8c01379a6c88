/** Query parameter of an address that names the language of its page, as a locale code or its tag. */
export const LANGUAGE_PARAMETER = 'lang';
