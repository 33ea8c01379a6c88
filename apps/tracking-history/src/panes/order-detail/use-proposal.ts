import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Order } from '@courier/api-client';
import { answerProposal, refetchOpenOrders } from '@courier/api-client/queries';
import { LIMITS } from '@courier/config';
import { usePorts, useVendors } from '@courier/shell-api';

interface Place {
  latitude: number | null;
  longitude: number | null;
}

function placeCoordinates(place: Place | undefined): { latitude: number; longitude: number } | null {
  if (!place || place.latitude === null || place.longitude === null) return null;
  return { latitude: place.latitude, longitude: place.longitude };
}

/** Includes the price of the delivery to the new pin. */
export function useProposal(order: Order) {
  const { api } = usePorts();
  const client = useQueryClient();
  const { vendors } = useVendors();
  const { vendor_id, sender, proposal } = order;
  const shop = vendors.find((vendor) => vendor.vendor_id === vendor_id)?.vendor_information.location;
  // A vendor without a pin uses the pickup position of the order's sender.
  const source = placeCoordinates(shop) ?? placeCoordinates(sender?.location);
  const pin = proposal?.state === 'open' ? proposal.pin : null;

  const quote = useQuery({
    queryKey: ['proposal-quote', order.order_id, source, pin],
    queryFn: async ({ signal }) => {
      if (!source || !pin) throw new Error('There is no way to quote.');
      const body = { source, destination: pin, vendor_id, delivery_type: 'food' as const };
      return api.pricing.fee({ body }, { signal });
    },
    enabled: source !== null && pin !== null,
    // The signature of a price expires.
    refetchInterval: (LIMITS.signatureSeconds * 1000) / 2,
    staleTime: 0,
  });
  const answer = useMutation({
    mutationFn: (accepted: boolean) => answerProposal(api, client, order, { accepted, quote: quote.data }),
    // The status shown may be outdated.
    onError: () => void refetchOpenOrders(client),
  });
  return { fee: quote.data?.fee ?? null, isQuoteMissing: pin !== null && !quote.data, answer };
}
