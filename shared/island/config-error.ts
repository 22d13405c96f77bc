import { nameOf } from "../warn.ts";
import { IslandError } from "./contract.ts";

/** The error of an island whose markup is wrong. Its message is `ISLAND on <HOST> expects EXPECTED.` */
export const configError = (island: string, host: Element, expected: string): IslandError =>
  new IslandError(`${island} on ${nameOf(host)} expects ${expected}.`);
