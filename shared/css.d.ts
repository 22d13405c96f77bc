/** The content of a stylesheet, minified by the build. */
declare module "*.css?inline" {
  const css: string;
  export default css;
}
