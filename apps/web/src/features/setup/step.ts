import type { ComponentType } from "react";
import type { OwnerDraft } from "#ui/owner-form/owner-draft.ts";

/** What the wizard remembers between its steps. */
export type WizardState = { code: string; owner: OwnerDraft };

export type StepProps = {
  state: WizardState;
  onChange: (change: Partial<WizardState>) => void;
  onNext: () => void;
  /** Opens a step beside the others. */
  onOpen: (id: Step["id"]) => void;
  /** Undefined on the first step, and once there is no way back. */
  onBack: (() => void) | undefined;
};

/** A step of the wizard. To add one, add it to `steps`. */
export type Step = {
  /** Part of the address. */
  id: string;
  /** Its name in the progress bar. */
  nameOf: () => string;
  /** Steps before the operator's account exists are over once the server is set up. */
  isBeforeAccount: boolean;
  /** Not on the way from the first step to the last. */
  isAside?: boolean;
  /** Has a choice of the language itself. */
  hasLanguages?: boolean;
  View: ComponentType<StepProps>;
};
