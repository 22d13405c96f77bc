/** Part of the address of every step of the two-factor screen, in letters of any case. SEC-02 */
export const twoFactorRoute = "security/twofactorhome";

/** Right answer of the registration's question for robots. SEC-04 */
export const robotAnswer = "4";

/** Name of the registration's field that people do not see: whoever fills it in is a robot. SEC-04 */
export const robotTrap = "website";
