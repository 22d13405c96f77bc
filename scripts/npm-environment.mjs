const registrySettings =
  /^npm_config_(registry|cache|userconfig|globalconfig|proxy|https?_proxy|noproxy|ca|cafile|strict_ssl|offline|prefer_offline)$/i;

/**
 * The environment for an npm inside an npm script. The outer npm passes its own options on as variables, such as
 * `--prefix` or `--omit`, and the inner npm would obey them. Only the settings for reaching the registry are kept.
 * @param {NodeJS.ProcessEnv} env
 */
export function npmEnvironment(env) {
  /** @param {string} name */
  const isOuter = (name) => /^npm_(config|package|lifecycle)_/i.test(name);
  return Object.fromEntries(Object.entries(env).filter(([name]) => !isOuter(name) || registrySettings.test(name)));
}
