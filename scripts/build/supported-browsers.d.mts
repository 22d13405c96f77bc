export const supportedBrowsers: Record<"chrome" | "edge" | "safari" | "ios" | "firefox", string>;
export const targets: string[];
