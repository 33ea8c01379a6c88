import { brandConfig, type BrandId, type CountryConfig } from '@courier/config';

/** The terms as a text file; figures are the country's own. */
export function termsText(brand: BrandId, { country, maxWeightKg }: CountryConfig): string {
  const { organisation, platform, product } = brandConfig(brand);
  const sections: readonly (readonly [title: string, text: string])[] = [
    [
      'The service',
      `${product} lets businesses and guests request a rider of ${platform} to collect an item and deliver it to a customer. The service is run by ${organisation}.`,
    ],
    [
      'What may be sent',
      `Items fit in the delivery bag and weigh no more than ${maxWeightKg} kg. Prohibited items are listed in the portal and are not carried.`,
    ],
    [
      'Fees and payment',
      'The delivery fee is shown before an order is placed and holds for five minutes. Vouchers reduce the fee or the price as they say.',
    ],
    [
      'Cancelling',
      'An order can be cancelled for as long as the portal offers it. Once a rider is on the way with the item it cannot be cancelled any more.',
    ],
    [
      'Personal data',
      'Names, phone numbers and addresses are used to deliver the order. Whoever has the link of an order sees its progress, but no phone numbers.',
    ],
  ];
  return [
    `${product}: terms and conditions (${country})`,
    ...sections.map(([title, text], index) => `${index + 1}. ${title}\n${text}`),
    '',
  ].join('\n\n');
}
