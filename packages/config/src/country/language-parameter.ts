/** Query parameter for the language of a page, as a locale code or its tag. */
export const LANGUAGE_PARAMETER = 'lang';
