import type { BigNumber } from "mathjs";
import { math } from "./math.ts";
import type { Operation, Sum } from "./parse-sum.ts";

/** Larger results are refused before they are computed. */
const most = { digits: 15, resultDigits: 40, factorial: 30, exponent: 1e6 };

export type Refusal = "tooBig" | "byZero" | "notReal";
export type Calculated = { value: BigNumber } | { refused: Refusal };

class Refused extends Error {
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(refusal);
    this.refusal = refusal;
  }
}

export function calculate(sum: Sum): Calculated {
  try {
    return { value: valueOf(sum) };
  } catch (error) {
    if (error instanceof Refused) return { refused: error.refusal };
    throw error;
  }
}

function valueOf(sum: Sum): BigNumber {
  switch (sum.name) {
    case "number":
      if (sum.digits.replace(".", "").length > most.digits) throw new Refused("tooBig");
      return math.bignumber(sum.digits);
    case "pi":
      return math.bignumber("3.14159265358979323846");
    default:
      return bounded(apply(sum.name, sum.args.map(valueOf)));
  }
}

function bounded(value: BigNumber): BigNumber {
  if (!value.isFinite()) throw new Refused("notReal");
  if (value.abs().gte(`1e${most.resultDigits}`)) throw new Refused("tooBig");
  return value;
}

function apply(name: Operation, args: readonly BigNumber[]): BigNumber {
  const [a = math.bignumber(0), b = math.bignumber(0)] = args;
  switch (name) {
    case "add":
      return a.plus(b);
    case "subtract":
      return a.minus(b);
    case "multiply":
      return a.times(b);
    case "divide":
    case "mod":
      if (b.isZero()) throw new Refused("byZero");
      return name === "mod" ? a.mod(b) : a.div(b);
    case "pow":
      return power(a, b);
    case "factorial":
      if (!a.isInteger() || a.isNegative()) throw new Refused("notReal");
      if (a.gt(most.factorial)) throw new Refused("tooBig");
      return math.bignumber(math.factorial(a).toString());
    case "sqrt":
      if (a.isNegative()) throw new Refused("notReal");
      return a.sqrt();
    case "cbrt":
      return a.cbrt();
    case "unaryMinus":
      return a.neg();
    case "unaryPlus":
      return a;
    case "half":
      return a.div(2);
    case "third":
      return a.div(3);
    case "quarter":
      return a.div(4);
    case "double":
      return a.times(2);
    case "triple":
      return a.times(3);
    case "percent":
      return a.times(b).div(100);
  }
}

/** The number of digits is known before the power is computed. */
function power(base: BigNumber, exponent: BigNumber): BigNumber {
  if (base.isZero()) {
    if (exponent.isNegative()) throw new Refused("byZero");
    return math.bignumber(exponent.isZero() ? 1 : 0);
  }
  if (exponent.abs().gt(most.exponent)) throw new Refused("tooBig");
  const digits = Math.abs(Math.log10(base.abs().toNumber()) * exponent.toNumber());
  if (!(digits <= most.resultDigits)) throw new Refused("tooBig");
  if (base.isNegative() && !exponent.isInteger()) throw new Refused("notReal");
  return base.pow(exponent);
}
