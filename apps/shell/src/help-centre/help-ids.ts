/** The button of the top bar and the panel it opens. */
export const HELP_BUTTON_ID = 'help-button';
export const HELP_PANEL_ID = 'help-centre';
