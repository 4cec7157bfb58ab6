import { useSuspenseQuery } from "@tanstack/react-query";
import { type ReactNode, Suspense, useState } from "react";
import { useSearchParams } from "wouter";
import { emptyOwner } from "#ui/owner-form/owner-draft.ts";
import { Skeleton } from "#ui/skeleton/skeleton.tsx";
import { findStep } from "./find-step.ts";
import { setupQuery } from "./queries.ts";
import type { Step, WizardState } from "./step.ts";
import { WizardFrame } from "./wizard-frame.tsx";

type Props = { steps: readonly Step[]; aside: ReactNode };

/** The set-up wizard. The step is part of the address, so that the browser's Back works. */
export function Wizard({ steps, aside }: Props) {
  const { data: setup } = useSuspenseQuery(setupQuery);
  const [search, setSearch] = useSearchParams();
  const [state, setState] = useState<WizardState>({ code: "", owner: emptyOwner });
  const hasCode = state.code !== "";
  const step = findStep(steps, search.get("step"), { isFresh: setup.isFresh, hasCode });
  const way = steps.filter(({ isAside }) => !isAside);
  const place = way.indexOf(step);
  const before = step.isAside ? way[0] : way[place - 1];
  const after = way[place + 1];
  const canGoBack = before?.isBeforeAccount === step.isBeforeAccount;
  const open = (id: string) => {
    setSearch({ step: id });
    scrollTo({ top: 0, behavior: "instant" });
  };

  const names = step.isAside ? [] : way.map(({ nameOf }) => nameOf());
  return (
    <WizardFrame steps={names} current={place} aside={step.hasLanguages ? null : aside}>
      <Suspense fallback={<Skeleton height="20rem" />}>
        <step.View
          key={step.id}
          state={state}
          onChange={(change) => setState((known) => ({ ...known, ...change }))}
          onNext={() => after && open(after.id)}
          onOpen={open}
          onBack={canGoBack ? () => open(before.id) : undefined}
        />
      </Suspense>
    </WizardFrame>
  );
}
