/**
 * The body of every refused call (400, 409, 422): a message for the visitor in the culture's language, as plain text.
 */
export interface ApiMessage {
  Message: string;
}
