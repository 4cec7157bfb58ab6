import { presetHouseholdCode } from "@goldmane/contracts/family/limits";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { routes } from "#platform/routes.ts";
import { say } from "#platform/words/say.ts";
import { Button } from "#ui/button/button.tsx";
import { HelpTip } from "#ui/help-tip/help-tip.tsx";
import { Section } from "#ui/section/section.tsx";
import { showToast } from "#ui/toast/toasts.ts";
import styles from "./manage.module.css";
import { codeQuery, useDeleteCode, useRenewCode } from "./queries.ts";

/** The household code, for joining from another device. */
export function CodeSection({ isDemo }: { isDemo: boolean }) {
  const [code, setCode] = useState<string | null>(isDemo ? presetHouseholdCode : null);
  const { data: state } = useQuery({ ...codeQuery, enabled: !isDemo });
  const renewal = useRenewCode();
  const dropping = useDeleteCode();

  const share = async (label: string, text: string) => {
    try {
      await navigator.clipboard.writeText(text);
      showToast({ title: say`${label} copied` });
    } catch {
      showToast({
        title: say`Couldn’t copy`,
        description: say`Select the code and copy it yourself.`,
        variant: "alarm",
      });
    }
  };
  const forget = () => {
    setCode(null);
    showToast({ title: say`Code turned off`, description: say`It no longer works.` });
  };

  return (
    <Section
      heading={say`Household code`}
      help={<HelpTip article="household-code" label={say`Household code`} />}
      description={
        isDemo
          ? say`Anyone with this code can join right away. The demo’s code can’t be changed.`
          : say`Anyone with this code can ask to join. You approve them above.`
      }
    >
      {code && (
        <>
          <p className={styles.code}>{code}</p>
          <div className={styles.line}>
            <Button variant="glass" onClick={() => void share(say`Code`, code)}>
              {say`Copy code`}
            </Button>
            <Button
              variant="glass"
              onClick={() => void share(say`Invitation`, invitationLink(code))}
            >
              {say`Copy invite link`}
            </Button>
          </div>
        </>
      )}
      {state && !code && (
        <p>
          {state.isOut
            ? say`Your code is on. We can’t show it again, but you can make a new one.`
            : say`Your code is off, so no one can join with it.`}
        </p>
      )}
      {state && (
        <div className={styles.line}>
          <Button
            variant={state.isOut ? "glass" : "gold"}
            aria-busy={renewal.isPending}
            onClick={() => renewal.mutate(undefined, { onSuccess: (fresh) => setCode(fresh.code) })}
          >
            {say`Make new code`}
          </Button>
          {state.isOut && (
            <Button
              variant="alarm"
              aria-busy={dropping.isPending}
              onClick={() => dropping.mutate(undefined, { onSuccess: forget })}
            >
              {say`Turn off code`}
            </Button>
          )}
        </div>
      )}
    </Section>
  );
}

function invitationLink(code: string): string {
  return `${location.origin}${routes.familyLogin}?code=${encodeURIComponent(code)}`;
}
