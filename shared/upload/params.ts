interface UploadParams {
  accept: string;
  fileType: readonly string[];
  maxFileSize: number;
  rootFolderId: string;
  depth: number;
}

/**
 * The parameters posted with each file, so that the server can apply the widget's rules, too. Unset values are left
 * out. AST-10, AST-12
 */
export function paramsOf({ accept, fileType, maxFileSize, rootFolderId, depth }: UploadParams): Record<string, string> {
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
