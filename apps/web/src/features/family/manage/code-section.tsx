import { presetHouseholdCode } from "@goldmane/contracts/family/limits";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { routes } from "#platform/routes.ts";
import { say } from "#platform/words/say.ts";
import { Button } from "#ui/button/button.tsx";
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
        title: say`Not copied`,
        description: say`Select the code and copy it.`,
        variant: "alarm",
      });
    }
  };
  const forget = () => {
    setCode(null);
    showToast({ title: say`Code turned off`, description: say`Nobody can join by it.` });
  };

  return (
    <Section
      heading={say`Household code`}
      description={
        isDemo
          ? say`Anyone who enters this code joins right away. The demo’s code is the same everywhere and can’t be changed.`
          : say`Anyone who enters this code asks to join, and you approve them above. A new code replaces the old one.`
      }
    >
      {code && (
        <>
          <p className={styles.code}>{code}</p>
          <div className={styles.line}>
            <Button variant="glass" onClick={() => void share(say`Code`, code)}>
              {say`Copy the code`}
            </Button>
            <Button
              variant="glass"
              onClick={() => void share(say`Invitation`, invitationLink(code))}
            >
              {say`Copy an invitation link`}
            </Button>
          </div>
        </>
      )}
      {state && !code && (
        <p>
          {state.isOut
            ? say`A code is out. It was shown once: if it is lost, make a new one.`
            : say`No code is out, and nobody can join by one.`}
        </p>
      )}
      {state && (
        <div className={styles.line}>
          <Button
            variant={state.isOut ? "glass" : "gold"}
            aria-busy={renewal.isPending}
            onClick={() => renewal.mutate(undefined, { onSuccess: (fresh) => setCode(fresh.code) })}
          >
            {say`Make a new code`}
          </Button>
          {state.isOut && (
            <Button
              variant="alarm"
              aria-busy={dropping.isPending}
              onClick={() => dropping.mutate(undefined, { onSuccess: forget })}
            >
              {say`Turn it off`}
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
