// Written by tools/generate-catalogue.mjs.
import type { Original } from "./original.ts";
import { theLionWhoLitTheLamps } from "./titles/originals/the-lion-who-lit-the-lamps.ts";

export const originals: readonly Original[] = [theLionWhoLitTheLamps];
