export const HELP_BUTTON_ID = 'help-button';
export const HELP_PANEL_ID = 'help-centre';
