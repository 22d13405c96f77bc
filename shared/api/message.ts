/** The body of every refused call (400, 409, 422): a sentence in the culture's language that may be shown as text. */
export interface ApiMessage {
  Message: string;
}
