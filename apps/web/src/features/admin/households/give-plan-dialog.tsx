import type { AdminHousehold } from "@goldmane/contracts/admin/schema";
import { defaultPlan, type PlanId, plans } from "@goldmane/contracts/subscription/plans";
import { useState } from "react";
import { useGivePlan } from "#features/admin/mutations.ts";
import { say } from "#platform/words/say.ts";
import { ConfirmDialog } from "#ui/dialog/confirm-dialog.tsx";
import { useIdempotencyKey } from "#platform/use-idempotency-key.ts";
import { ChoiceRow } from "#ui/choice-row/choice-row.tsx";
import { showErrorToast } from "#ui/toast/show-error-toast.ts";
import { showToast } from "#ui/toast/toasts.ts";
import { namePlan } from "./names.ts";

type Props = { household: AdminHousehold; onClose: () => void };

const spans = ["1", "3", "12", "ever"] as const;
type Span = (typeof spans)[number];
const spanNames = (): Readonly<Record<Span, string>> => ({
  "1": say`1 month`,
  "3": say`3 months`,
  "12": say`1 year`,
  ever: say`Forever`,
});

/** Gives a household a free plan. */
export function GivePlanDialog({ household: { id, name }, onClose }: Props) {
  const [plan, setPlan] = useState<PlanId>(defaultPlan.id);
  const [span, setSpan] = useState<Span>("1");
  const { mutate: givePlan, isPending } = useGivePlan();
  const { key, renewAfter } = useIdempotencyKey();
  const months = span === "ever" ? null : Number(span);
  const give = () =>
    givePlan(
      { id, body: { plan, months, key } },
      {
        onSuccess: () => {
          showToast({ title: say`${namePlan(plan)} given`, description: name });
          onClose();
        },
        onError: (error) => {
          renewAfter(error);
          showErrorToast(error);
        },
      },
    );
  return (
    <ConfirmDialog
      heading={say`Give ${name} a free plan`}
      confirmLabel={say`Give plan`}
      isDestructive={false}
      isPending={isPending}
      onConfirm={give}
      onClose={onClose}
    >
      <p>{say`No one is charged. It replaces any free plan they have.`}</p>
      <ChoiceRow
        legend={say`Plan`}
        choices={plans.map((one) => one.id)}
        chosen={plan}
        nameOf={namePlan}
        onChoose={setPlan}
      />
      <ChoiceRow
        legend={say`Duration`}
        choices={spans}
        chosen={span}
        nameOf={(one) => spanNames()[one]}
        onChoose={setSpan}
      />
    </ConfirmDialog>
  );
}
