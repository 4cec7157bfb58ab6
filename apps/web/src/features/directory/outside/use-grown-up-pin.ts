import { useOpenOutside } from "#features/directory/queries.ts";
import { usePinDigits } from "#ui/pin-pad/use-pin-digits.ts";
import { openTab } from "./open-tab.ts";
import type { OutsidePlace } from "./outside-place.ts";

/** The digits that a grown-up gives; the last of them opens the place, or says why not. */
export function useGrownUpPin({ kind, id }: OutsidePlace) {
  const { mutateAsync, data } = useOpenOutside();
  const pin = usePinDigits(async (digits) => {
    const { url } = await mutateAsync({ kind, id: String(id), pin: digits });
    openTab(url);
  });
  /** The address, once the PIN was right. */
  return { pin, openUrl: data?.url ?? null };
}
