/** Part of the URL of every step of the two-factor screen, case-insensitive. SEC-02 */
export const twoFactorRoute = "security/twofactorhome";

/** Correct answer to the bot question of the registration form. SEC-04 */
export const robotAnswer = "4";

/** Name of the registration form's honeypot field: only bots fill it in. SEC-04 */
export const robotTrap = "website";
