import { AccessStep } from "#features/setup/access-step.tsx";
import { AccountStep } from "#features/setup/account-step.tsx";
import { DoneStep } from "#features/setup/done-step.tsx";
import { FamilyStep } from "#features/setup/family-step.tsx";
import { NetworkStep } from "#features/setup/network-step.tsx";
import type { Step } from "#features/setup/step.ts";
import { say } from "#platform/words/say.ts";
import { BackupStep } from "./backup-step.tsx";
import { MoveStep } from "./move-step.tsx";
import { MoviesStep } from "./movies-step.tsx";
import { RestoreStep } from "./restore-step.tsx";
import { WelcomeStep } from "./welcome-step.tsx";

const first = { isBeforeAccount: true } as const;
const later = { isBeforeAccount: false } as const;

/** The wizard's steps, in order. */
export const steps: readonly Step[] = [
  { ...first, id: "code", nameOf: () => say`Welcome`, View: WelcomeStep, hasLanguages: true },
  { ...first, id: "restore", nameOf: () => say`Restore`, View: RestoreStep, isAside: true },
  { ...first, id: "move", nameOf: () => say`Move`, View: MoveStep, isAside: true },
  { ...first, id: "account", nameOf: () => say`Account`, View: AccountStep },
  { ...later, id: "family", nameOf: () => say`Family`, View: FamilyStep },
  { ...later, id: "access", nameOf: () => say`Access`, View: AccessStep },
  { ...later, id: "movies", nameOf: () => say`Movies`, View: MoviesStep },
  { ...later, id: "network", nameOf: () => say`Network`, View: NetworkStep },
  { ...later, id: "backup", nameOf: () => say`Backup`, View: BackupStep },
  { ...later, id: "done", nameOf: () => say`Ready`, View: DoneStep },
];
