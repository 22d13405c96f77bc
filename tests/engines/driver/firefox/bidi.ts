/** A client for WebDriver BiDi, the protocol with which an ordinary Firefox can be driven. */
import { WebSocket } from "ws";

interface Answer {
  id?: number;
  type: "success" | "error" | "event";
  result?: unknown;
  error?: string;
  message?: string;
}

export class BidiClient {
  readonly #socket: WebSocket;
  readonly #pending = new Map<number, (answer: Answer) => void>();
  #lastId = 0;

  private constructor(socket: WebSocket) {
    this.#socket = socket;
    socket.on("message", (data) => {
      const answer = JSON.parse(String(data)) as Answer;
      if (answer.id === undefined) return;
      this.#pending.get(answer.id)?.(answer);
      this.#pending.delete(answer.id);
    });
    socket.on("close", () => {
      for (const settle of this.#pending.values()) settle({ type: "error", error: "closed", message: "Firefox ended" });
    });
  }

  static async connect(url: string): Promise<BidiClient> {
    const socket = new WebSocket(url);
    await new Promise<void>((resolve, reject) => socket.once("open", resolve).once("error", reject));
    return new BidiClient(socket);
  }

  /** Sends a command. Rejects with the browser's message when it refuses the command. */
  async send<T = unknown>(method: string, params: object = {}): Promise<T> {
    const id = ++this.#lastId;
    const answer = await new Promise<Answer>((resolve, reject) => {
      this.#pending.set(id, resolve);
      this.#socket.send(JSON.stringify({ id, method, params }), (error) => error && reject(error));
    });
    if (answer.type === "error") throw new Error(`${method}: ${answer.error}: ${answer.message}`);
    return answer.result as T;
  }

  close(): void {
    this.#socket.close();
  }
}
