import type { Option } from "#moment.ts";

export function option(text: string, ...says: string[]): Option {
  return { text, says, isDefault: false, picture: null };
}
