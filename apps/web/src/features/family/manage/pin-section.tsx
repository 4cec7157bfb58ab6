import { isGrownUp } from "@goldmane/contracts/family/rules";
import type { FamilyProfile } from "@goldmane/contracts/family/schema";
import { say } from "#platform/words/say.ts";
import { Section } from "#ui/section/section.tsx";
import { PinForm } from "./pin-form.tsx";

/** The viewer's own PIN. Only parents set a child's PIN. */
export function PinSection({ profile }: { profile: FamilyProfile }) {
  const mayChange = isGrownUp(profile.role);
  return (
    <Section
      heading={say`PIN`}
      description={say`Four digits that open your profile. While a grown-up has one, children need it to leave theirs.`}
    >
      {mayChange ? (
        <PinForm profile={profile} />
      ) : (
        <p>
          {profile.hasPin
            ? say`Your profile has a PIN. A parent can change it.`
            : say`Ask a parent if you want a PIN for your profile.`}
        </p>
      )}
    </Section>
  );
}
