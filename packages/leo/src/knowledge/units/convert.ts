import { create, toDependencies, unitDependencies } from "mathjs";
import { unitNames } from "./unit-names.ts";

const math = create({ ...unitDependencies, ...toDependencies });

/** Converts an amount; null between units of different kinds. */
export function convert(amount: number, from: string, to: string): number | null {
  const [one, other] = [unitNames[from], unitNames[to]];
  if (!one || !other || one.kind !== other.kind) return null;
  const value = toMath(amount, one.size, one.kind);
  return value === null ? null : fromMath(value, other.size, one.kind);
}

/** In the kind's base unit: meters, grams or the smallest that has no name in mathjs. */
const bases: Readonly<Record<string, string>> = {
  length: "m",
  weight: "g",
  volume: "liter",
  warmth: "degC",
  area: "m2",
};

function toMath(amount: number, size: string | number, kind: string): number | null {
  if (typeof size === "number") return amount * size;
  const base = bases[kind];
  return base ? math.unit(amount, size).toNumber(base) : null;
}

function fromMath(value: number, size: string | number, kind: string): number | null {
  if (typeof size === "number") return value / size;
  const base = bases[kind];
  return base ? math.unit(value, base).toNumber(size) : null;
}
