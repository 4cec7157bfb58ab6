import { isGrownUp } from "@goldmane/contracts/family/rules";
import type { FamilyProfile } from "@goldmane/contracts/family/schema";
import { say } from "#platform/words/say.ts";
import { HelpTip } from "#ui/help-tip/help-tip.tsx";
import { Section } from "#ui/section/section.tsx";
import { PinForm } from "./pin-form.tsx";

/** The viewer's own PIN. Only parents set a child's PIN. */
export function PinSection({ profile }: { profile: FamilyProfile }) {
  const mayChange = isGrownUp(profile.role);
  return (
    <Section
      heading={say`PIN`}
      help={<HelpTip article="pin" label={say`PIN`} />}
      description={say`Four digits that open your profile. Children need a grown-up’s PIN to leave theirs.`}
    >
      {mayChange ? (
        <PinForm profile={profile} />
      ) : (
        <p>
          {profile.hasPin
            ? say`Your profile has a PIN. Ask a parent to change it.`
            : say`Want a PIN? Ask a parent.`}
        </p>
      )}
    </Section>
  );
}
