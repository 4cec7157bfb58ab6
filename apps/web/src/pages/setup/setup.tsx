import { useSuspenseQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { LanguageChoice } from "#app/language-choice.tsx";
import { setupQuery } from "#features/setup/queries.ts";
import { RestartMessage } from "#features/setup/restart-message.tsx";
import { Wizard } from "#features/setup/wizard.tsx";
import { WizardFrame } from "#features/setup/wizard-frame.tsx";
import { useDocumentTitle } from "#platform/use-document-title.ts";
import { say } from "#platform/words/say.ts";
import { ForOperator } from "./for-operator.tsx";
import { steps } from "./list-steps.ts";
import { SetupOverlays } from "./setup-overlays.tsx";

/** Sets a new server up. Its later steps are open to the operator at any time. */
export function SetupPage() {
  useDocumentTitle(say`Set up`);
  const { data: setup } = useSuspenseQuery(setupQuery);
  // Stays until the restarted server answers, which then has neither a code nor a session.
  const [restoring, setRestoring] = useState(setup.restoring);
  if (setup.restoring && !restoring) setRestoring(setup.restoring);
  const wizard = <Wizard steps={steps} aside={<LanguageChoice />} />;
  const frame = (message: ReactNode) => (
    <WizardFrame steps={[]} current={0} aside={<LanguageChoice />}>
      {message}
    </WizardFrame>
  );
  if (restoring) return frame(<RestartMessage {...restoring} />);
  return (
    <>
      {setup.isFresh ? wizard : <ForOperator renderRefusal={frame}>{wizard}</ForOperator>}
      <SetupOverlays />
    </>
  );
}
