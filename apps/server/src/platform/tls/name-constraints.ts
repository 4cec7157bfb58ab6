import { AsnConvert } from "@peculiar/asn1-schema";
import {
  GeneralName,
  GeneralSubtree,
  GeneralSubtrees,
  id_ce_nameConstraints,
  NameConstraints,
} from "@peculiar/asn1-x509";
import { Extension } from "@peculiar/x509";
import { certifiedNetworks, privateDomains } from "./certificate-names.ts";

/**
 * Limits an authority to private names and addresses (RFC 5280 4.2.1.10): a thief of its key can't
 * impersonate a site on the internet to the devices that trust it. Critical: clients that don't know
 * the extension reject the authority instead of trusting it for everything.
 */
export function nameConstraints(): Extension {
  const bases = [
    ...privateDomains.map((dNSName) => new GeneralName({ dNSName })),
    ...certifiedNetworks.map((iPAddress) => new GeneralName({ iPAddress })),
  ];
  const permittedSubtrees = new GeneralSubtrees(bases.map((base) => new GeneralSubtree({ base })));
  const constraints = new NameConstraints({ permittedSubtrees });
  return new Extension(id_ce_nameConstraints, true, AsnConvert.serialize(constraints));
}
