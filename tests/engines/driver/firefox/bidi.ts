/** A client for WebDriver BiDi, the protocol with which an ordinary Firefox can be driven. */
import { WebSocket } from "ws";

interface Answer {
  id: number;
  type: "success" | "error";
  result?: unknown;
  error?: string;
  message?: string;
}

/** Events that the client is subscribed to concern a browsing context. */
interface BidiEvent {
  id?: undefined;
  method: string;
  params: { context: string; url: string };
}

export class BidiClient {
  readonly #socket: WebSocket;
  readonly #pending = new Map<number, (answer: Omit<Answer, "id">) => void>();
  readonly #listeners: ((event: BidiEvent) => void)[] = [];
  #lastId = 0;

  private constructor(socket: WebSocket) {
    this.#socket = socket;
    socket.on("message", (data) => {
      const message = JSON.parse(String(data)) as Answer | BidiEvent;
      if (message.id === undefined) return this.#listeners.forEach((hear) => hear(message));
      this.#pending.get(message.id)?.(message);
      this.#pending.delete(message.id);
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
    const answer = await new Promise<Omit<Answer, "id">>((resolve, reject) => {
      this.#pending.set(id, resolve);
      this.#socket.send(JSON.stringify({ id, method, params }), (error) => error && reject(error));
    });
    if (answer.type === "error") throw new Error(`${method}: ${answer.error}: ${answer.message}`);
    return answer.result as T;
  }

  /** Calls `hear` with the URL at each event `method` of a browsing context. */
  async listen(method: string, context: string, hear: (url: string) => void): Promise<void> {
    this.#listeners.push(({ method: name, params }) => {
      if (name === method && params.context === context) hear(params.url);
    });
    await this.send("session.subscribe", { events: [method], contexts: [context] });
  }

  close(): void {
    this.#socket.close();
  }
}
