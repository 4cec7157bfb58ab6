import { RemoteIcon } from "#ui/remote-icon/remote-icon.tsx";
import { useStore } from "#platform/store.ts";
import { sayPlural, say } from "#platform/words/say.ts";
import { Button } from "#ui/button/button.tsx";
import { namePhone } from "./name-phone.ts";
import { askForPhone, phones } from "./screen-tab.ts";

/** Opens the phone sheet; with a connected phone it shows whose. */
export function PhoneButton() {
  const here = useStore(phones).filter(({ isIn }) => isIn);
  const [only] = here;
  const label =
    only && here.length === 1
      ? say`Remote: ${namePhone(only)}`
      : sayPlural(here.length, { one: "# phone connected", other: "# phones connected" });
  return (
    <Button variant="glass" aria-haspopup="dialog" onClick={askForPhone}>
      <RemoteIcon name="phone" />
      {only ? label : say`Phone remote`}
    </Button>
  );
}
