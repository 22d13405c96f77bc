import { Component, type ComponentType, type ReactNode } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import type { Definition } from "./define.ts";
import type { Config, Fields } from "./field.ts";
import type { View, ViewContext } from "./mount.ts";

/** The props of an island's component: `function CartWidget({ config, context }: IslandProps<typeof definition>)`. */
export interface IslandProps<D extends Pick<Definition, "config">> {
  config: Config<D["config"]>;
  context: ViewContext;
}

interface BoundaryProps {
  onError(error: unknown): void;
  children: ReactNode;
}

/** Each island has its own root and error boundary, so an error in one island does not break another. ERR-06 */
class Boundary extends Component<BoundaryProps, { failed: boolean }> {
  override state = { failed: false };
  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }
  override componentDidCatch(error: unknown): void {
    this.props.onError(error);
  }
  override render(): ReactNode {
    return this.state.failed ? null : this.props.children;
  }
}

/**
 * Creates a view from a React component. The view renders into the host, or with `adopt`, where the CMS content stays,
 * into a new element at the end of the host. The first render completes before the view returns, with React and with
 * preact/compat.
 */
export function reactView<F extends Fields>(
  IslandView: ComponentType<{ config: Config<F>; context: ViewContext }>,
  fallback: Definition["fallback"],
): View<F> {
  return (host, config, context) => {
    const container = fallback === "adopt" ? host.appendChild(document.createElement("div")) : host;
    const root = createRoot(container, { onCaughtError: () => {} });
    const unmount = (): void => {
      root.unmount();
      if (container !== host) container.remove();
    };
    let thrown: { error: unknown } | undefined;
    let rendered = false;
    const onError = (error: unknown): void => {
      thrown = { error };
      // Deferred: a root must not be unmounted during the render that threw.
      if (rendered) queueMicrotask(() => context.fail("update", error));
    };
    try {
      flushSync(() =>
        root.render(
          <Boundary onError={onError}>
            <IslandView config={config} context={context} />
          </Boundary>,
        ),
      );
      if (thrown) throw thrown.error;
    } catch (error) {
      unmount();
      throw error;
    }
    rendered = true;
    return unmount;
  };
}
