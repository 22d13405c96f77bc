// Reads the browser's accessibility tree.
import type { CDPSession, Page } from "@playwright/test";

/** An element or a text, as the browser describes it to a screen reader. */
export interface AccessibleNode {
  /** Chromium's role, such as `link` or `StaticText`. */
  role: string;
  /** Whether the browser leaves the element out, but not its content. */
  isIgnored: boolean;
  name: string;
  description: string;
  value: string;
  /**
   * Properties such as `expanded` and `level`. Chromium lacks `current`, and `required` of checkboxes and lists: these
   * are read from the attributes.
   */
  properties: Record<string, string>;
  children: AccessibleNode[];
}

interface AxValue {
  value?: unknown;
}

interface AxNode {
  nodeId: string;
  ignored: boolean;
  role?: AxValue;
  name?: AxValue;
  description?: AxValue;
  value?: AxValue;
  properties?: { name: string; value: AxValue }[];
  childIds?: string[];
  backendDOMNodeId?: number;
}

/** The tree of the first element that matches `selector`. */
export async function accessibilityTree(page: Page, selector: string): Promise<AccessibleNode> {
  const session = await page.context().newCDPSession(page);
  try {
    await session.send("DOM.enable");
    const attributes = await attributesOf(session);
    const root = await findElement(session, selector);
    const nodes = (await session.send("Accessibility.getFullAXTree")).nodes as AxNode[];
    const byId = new Map(nodes.map((node) => [node.nodeId, node]));
    const read = (node: AxNode): AccessibleNode => ({
      role: text(node.role),
      isIgnored: node.ignored,
      name: text(node.name),
      description: text(node.description),
      value: text(node.value),
      properties: {
        ...Object.fromEntries((node.properties ?? []).map(({ name, value }) => [name, text(value)])),
        ...stated(attributes.get(node.backendDOMNodeId ?? -1) ?? {}),
      },
      children: (node.childIds ?? []).flatMap((id) => byId.get(id) ?? []).map(read),
    });
    return read(nodes.find(({ backendDOMNodeId }) => backendDOMNodeId === root)!);
  } finally {
    await session.detach();
  }
}

const text = (value: AxValue | undefined): string =>
  String(value?.value ?? "")
    .replaceAll(/\s+/g, " ")
    .trim();

async function findElement(session: CDPSession, selector: string): Promise<number> {
  const { root } = await session.send("DOM.getDocument", { depth: 0 });
  const { nodeId } = await session.send("DOM.querySelector", { nodeId: root.nodeId, selector });
  return (await session.send("DOM.describeNode", { nodeId })).node.backendNodeId;
}

/** The attributes of each element, by its id. */
async function attributesOf(session: CDPSession): Promise<Map<number, Record<string, string>>> {
  const { nodes } = await session.send("DOM.getFlattenedDocument", { depth: -1 });
  return new Map(
    nodes.map(({ backendNodeId, attributes = [] }) => {
      const pairs = attributes.flatMap((name, index) => (index % 2 === 0 ? [[name, attributes[index + 1]!]] : []));
      return [backendNodeId, Object.fromEntries(pairs) as Record<string, string>];
    }),
  );
}

function stated(attributes: Record<string, string>): Record<string, string> {
  const isRequired = "required" in attributes || attributes["aria-required"] === "true";
  return { current: attributes["aria-current"] ?? "", required: String(isRequired) };
}
