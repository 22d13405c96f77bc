interface Wishes {
  accept: string;
  fileType: readonly string[];
  maxFileSize: number;
  rootFolderId: string;
  depth: number;
}

/** What is posted with each file, so that the server can keep to the widget's rules, too; nothing that is not set. AST-10, AST-12 */
export function paramsOf({ accept, fileType, maxFileSize, rootFolderId, depth }: Wishes): Record<string, string> {
  const all = {
    folderId: rootFolderId,
    depth: depth || "",
    fileType: fileType.join(),
    accept,
    maxFileSize: maxFileSize || "",
  };
  return Object.fromEntries(
    Object.entries(all).flatMap(([name, value]) => (value === "" ? [] : [[name, String(value)]])),
  );
}
