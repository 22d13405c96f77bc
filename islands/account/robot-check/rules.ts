import { robotAnswer } from "../../../shared/api/security.ts";

/** Also accepts full-width digits, as some keyboards type them. SEC-04 */
export const isRightAnswer = (answer: string): boolean => answer.normalize("NFKC").trim() === robotAnswer;
