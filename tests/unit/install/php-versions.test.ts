// The PHP of the install files runs on PHP 7.4 to 8.4. The tests have one version, so they look for newer syntax.
import { readFileSync } from "node:fs";
import { beforeAll, expect, test } from "vitest";
import { describeWithPhp, runPhp } from "../stand-ins/php.ts";
import { openZips, textOf, zipsOfSmallBuild } from "../stand-ins/shop-zips.ts";

/** Code that the check refuses, with its reason. */
const refused: Record<string, string> = {
  "class A { function b( }": "a fault",
  "$a?->b();": "?->",
  "$a = match ( $b ) { 1 => 2 };": "match",
  "enum A { case B; }": "an enumeration",
  "class A { public readonly int $a; }": "readonly",
  "#[A]\nfunction b() {}": "an attribute",
  "f( a: 1 );": "a named argument",
  "f( 1, b: 2 );": "a named argument",
  "class A { public function __construct( private int $a ) {} }": "a promoted parameter",
  "function f( int|string $a ) {}": "a union or intersection",
  "function f(): array|null { return null; }": "a union or intersection",
  "function f( mixed $a ) {}": "mixed or never",
  "class A { function f(): static { return $this; } }": "a return type static",
  "$a = $b ?? throw new C();": "throw in an expression",
  "try {} catch ( A ) {}": "a catch without a variable",
  "function f( $a, $b, ) {}": "a comma after parameters",
  "$a = $b::class;": "the class of an object",
  "$a = strlen( ... );": "a callable by dots",
  "class A { const string B = 'c'; }": "a constant with a type",
  "function f( int $a = null ) {}": 'null for a type without "?"',
  "$a = str_contains( $b, $c ) || \\str_starts_with( $b, $c );": "str_contains, str_starts_with",
};

/** Code of PHP 7.4 that looks like newer code. */
const accepted = [
  "$a = $b ? C : D; f( $b ? C : D, $a ); switch ( $a ) { case E: break; }",
  "f( A | B, ...$c ); $d = A | B; $e = fn( int $x ): ?int => $x ?? null;",
  "class A { public ?int $a = null; private const B = 1; function f( ?int $a = null, array $b = array() ): ?A { return f( $a, ); } }",
  "$a->str_contains( $b ); A::match( $b ); A::class; try {} catch ( A | B | C $c ) { throw $c; }",
];

describeWithPhp("PHP 7.4 to 8.4", () => {
  let faults: Record<string, string[]>;
  let files: string[];

  beforeAll(async () => {
    const zips = openZips(await zipsOfSmallBuild());
    const sources = Object.entries(zips).flatMap(([system, contents]) =>
      Object.entries(contents)
        .filter(([path]) => path.endsWith(".php"))
        .map(([path, content]): [string, string] => [`${system} ${path}`, textOf(content)]),
    );
    const example = "docs/examples/woocommerce-functions.php";
    sources.push([example, readFileSync(example, "utf8")]);
    files = sources.map(([path]) => path);
    faults = runPhp("syntax.php", {
      ...Object.fromEntries(sources),
      ...Object.fromEntries([...Object.keys(refused), ...accepted].map((text) => [text, `<?php ${text}`])),
    });
  });

  test("reads all PHP files of the three install files, and the example in the documentation", () => {
    expect(files.length).toBeGreaterThan(50);
    expect(files.filter((path) => path in faults).map((path) => [path, faults[path]])).toEqual([]);
  });

  test("finds faults of syntax", () => {
    expect(faults["class A { function b( }"]![0]).toMatch(/^line 1: ./);
  });

  test.each(Object.entries(refused))("refuses %j", (text, fault) => {
    // A PHP that does not know the syntax refuses it itself.
    const found = (faults[text] ?? []).join(", ");
    expect(found.startsWith("line 1: ") ? fault : found).toBe(fault);
  });

  test.each(accepted)("accepts %j", (text) => {
    expect(faults[text]).toBeUndefined();
  });
});
