import { robotAnswer } from "../../../shared/api/security.ts";

/** Whether it is the right answer, also in digits of full width, as some keyboards type them. SEC-04 */
export const isRight = (answer: string): boolean => answer.normalize("NFKC").trim() === robotAnswer;
