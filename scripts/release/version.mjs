// Versions of the package: three numbers, as in Semantic Versioning. The project makes no pre-releases. Pure.

const pattern = /^(0|[1-9]\d*)\.(0|[1-9]\d*)\.(0|[1-9]\d*)$/;

/** @param {string} version */
export const isVersion = (version) => pattern.test(version);

/** Whether `version` is higher than `other`; both must be versions. @param {string} version @param {string} other */
export function isHigher(version, other) {
  const [left, right] = [version, other].map((text) => text.split(".").map(Number));
  const differing = left.findIndex((number, index) => number !== right[index]);
  return differing >= 0 && left[differing] > right[differing];
}
