import { useSuspenseQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { useSearchParams } from "wouter";
import { emptyOwner } from "#ui/owner-form/owner-draft.ts";
import { setupQuery } from "./queries.ts";
import { findStep, steps } from "./list-steps.ts";
import type { WizardState } from "./step.ts";
import { WizardFrame } from "./wizard-frame.tsx";

/** The set-up wizard. The step is part of the address, so that the browser's Back works. */
export function Wizard({ aside }: { aside: ReactNode }) {
  const { data: setup } = useSuspenseQuery(setupQuery);
  const [search, setSearch] = useSearchParams();
  const [state, setState] = useState<WizardState>({ code: "", owner: emptyOwner });
  const hasCode = state.code !== "";
  const step = findStep(search.get("step"), { isFresh: setup.isFresh, hasCode });
  const place = steps.indexOf(step);
  const before = steps[place - 1];
  const after = steps[place + 1];
  const canGoBack = before?.isBeforeAccount === step.isBeforeAccount;
  const open = (id: string) => {
    setSearch({ step: id });
    scrollTo({ top: 0, behavior: "instant" });
  };

  return (
    <WizardFrame steps={steps.map(({ nameOf }) => nameOf())} current={place} aside={aside}>
      <step.View
        key={step.id}
        state={state}
        onChange={(change) => setState((known) => ({ ...known, ...change }))}
        onNext={() => after && open(after.id)}
        onBack={canGoBack ? () => open(before.id) : undefined}
      />
    </WizardFrame>
  );
}
