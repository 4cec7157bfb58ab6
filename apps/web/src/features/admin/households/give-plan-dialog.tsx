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
  "1": say`A month`,
  "3": "3 months",
  "12": say`A year`,
  ever: say`For good`,
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
      heading={say`Give ${name} a plan`}
      confirmLabel={say`Give it`}
      isDestructive={false}
      isPending={isPending}
      onConfirm={give}
      onClose={onClose}
    >
      <p>{say`Nobody is charged. It takes the place of a plan that was given before.`}</p>
      <ChoiceRow
        legend={say`Plan`}
        choices={plans.map((one) => one.id)}
        chosen={plan}
        nameOf={namePlan}
        onChoose={setPlan}
      />
      <ChoiceRow
        legend={say`For how long`}
        choices={spans}
        chosen={span}
        nameOf={(one) => spanNames()[one]}
        onChoose={setSpan}
      />
    </ConfirmDialog>
  );
}
