import * as z from "zod/mini";
import { newOwner } from "#registration/schema.ts";

/** The code that a new server prints when it starts. */
export const setupCode = z.string().check(z.trim(), z.minLength(1), z.maxLength(40));

export const setupState = z.object({
  /** Nobody has an account yet, so the server answers nothing but its set-up. */
  isFresh: z.boolean(),
  /** Whether e-mails are delivered. */
  hasMail: z.boolean(),
});
export type SetupState = z.infer<typeof setupState>;

export const newOperator = z.extend(newOwner, { code: setupCode });
export type NewOperator = z.output<typeof newOperator>;

/** What is left to do on a server after its set-up, in order. */
export const checklistItems = ["profiles", "movies", "family", "mail"] as const;
export const checklistItem = z.enum(checklistItems);
export type ChecklistItem = z.infer<typeof checklistItem>;

export const checklist = z.object({
  items: z.array(z.object({ item: checklistItem, isDone: z.boolean() })),
  /** Whether the operator hid it. */
  isHidden: z.boolean(),
});
export type Checklist = z.infer<typeof checklist>;
