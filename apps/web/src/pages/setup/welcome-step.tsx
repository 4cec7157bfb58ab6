import { CodeStep } from "#features/setup/code-step.tsx";
import type { StepProps } from "#features/setup/step.ts";
import { LanguageCards } from "./language-cards.tsx";

/** The first step: the language, which becomes the server's, and the code. */
export function WelcomeStep(props: StepProps) {
  return <CodeStep {...props} languages={<LanguageCards />} />;
}
