/** A request that the server refused. connect.ts makes an `HttpError` of it. */
export class Refused extends Error {
  /** HTTP status; 404 when a line of the cart no longer exists. */
  declare status: number;
  /** The server's message for the visitor, as plain text; empty when it sent none. */
  declare text: string;
  /** Messages about fields of the sent form, by the names of the fields. */
  declare fields: Readonly<Record<string, string>>;
  constructor(status: number, text: string, fields: Readonly<Record<string, string>> = {}) {
    super(text);
    this.status = status;
    this.text = text;
    this.fields = fields;
  }
}
