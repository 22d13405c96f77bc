// Finds PHP for the tests of the install files; installs it when none is found.
import { installDebianPackages } from "./engines/install.mjs";
import { isProgram, onPath } from "./engines/programs.mjs";

/** The path of the program; undefined when this machine has none. */
export const findPhp = () => onPath(["php", "php.exe"]).find((path) => isProgram(path, /^PHP [78]\./));

/** As `findPhp`, and installs PHP where the rights allow it. */
export const installPhp = async () => findPhp() ?? (await installDebianPackages(["php-cli"]), findPhp());

export const howToInstallPhp =
  "The tests of the install files leave out what needs PHP: none was found, and none could be installed. " +
  "Install the program `php` (on Debian and Ubuntu the package php-cli).";
