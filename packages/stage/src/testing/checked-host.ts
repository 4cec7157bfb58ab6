import { createCanvas } from "@napi-rs/canvas";
import type { Canvas, Host, Surface } from "#surface.ts";

/** A host whose canvases throw for non-finite numbers and invalid colors. */
export const checkedHost: Host = {
  createCanvas(width, height): Canvas {
    check("createCanvas", [width, height]);
    const canvas = createCanvas(width, height);
    const surface = checked(canvas.getContext("2d"));
    Object.defineProperty(canvas, "getContext", { value: () => surface });
    return canvas;
  },
};

/** Forwards to a surface, and throws for arguments that a canvas would silently ignore. */
export function checked(surface: Surface): Surface {
  return new Proxy(surface, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name, target);
      if (typeof value !== "function") return value;
      return (...given: unknown[]) => {
        check(String(name), given);
        const answer: unknown = Reflect.apply(value, target, given);
        if (String(name).endsWith("Gradient")) checkStops(answer);
        return answer;
      };
    },
    set(target, name, value: unknown) {
      check(String(name), [value]);
      if (name === "fillStyle" || name === "strokeStyle") checkColor(name, value);
      return Reflect.set(target, name, value, target);
    },
  });
}

function check(name: string, given: readonly unknown[]): void {
  for (const value of given)
    if (value === undefined || (typeof value === "number" && !Number.isFinite(value)))
      throw new Error(`${name} was given ${given.map(String).join(", ")}`);
}

function checkColor(name: string, value: unknown): void {
  if (typeof value !== "string") return;
  if (!/^#([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$|^rgba?\([\d., %/e-]+\)$/i.test(value))
    throw new Error(`${name} was given the color ${value}`);
}

function checkStops(gradient: unknown): void {
  if (typeof gradient !== "object" || gradient === null) return;
  const add: unknown = Reflect.get(gradient, "addColorStop");
  if (typeof add !== "function") return;
  Object.defineProperty(gradient, "addColorStop", {
    value: (offset: number, color: string) => {
      check("addColorStop", [offset]);
      checkColor("addColorStop", color);
      if (offset < 0 || offset > 1) throw new Error(`addColorStop was given ${offset}`);
      Reflect.apply(add, gradient, [offset, color]);
    },
  });
}
