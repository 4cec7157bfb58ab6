import { say } from "#platform/words/say.ts";
import { Switch } from "#ui/switch/switch.tsx";
import { useSetMoodSharing } from "./queries.ts";

/** A child's or teen's decision, which takes effect at once. */
export function SharingSwitch({ isShared }: { isShared: boolean }) {
  const { mutate } = useSetMoodSharing();
  return (
    <Switch
      label={say`Share my journal with my parents`}
      description={
        isShared
          ? say`Your parents can see your faces, tags, and notes. Turn this off at any time.`
          : say`Your family can’t see your journal.`
      }
      isOn={isShared}
      onChange={mutate}
    />
  );
}
