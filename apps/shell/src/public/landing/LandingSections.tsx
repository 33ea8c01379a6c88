import { useEffect } from 'react';
import { usePublic } from '../public-context';
import { FleetSection } from './FleetSection';
import { PricesSection } from './PricesSection';
import { StartSection } from './StartSection';
import { WhySection } from './WhySection';
import './landing.css';

export default function LandingSections() {
  const { topics, hasAccounts } = usePublic().services.offer;
  useEffect(() => {
    const { hash } = window.location;
    if (hash.length > 1) document.getElementById(hash.slice(1))?.scrollIntoView();
  }, []);
  return (
    <div className="pd-sections">
      <WhySection />
      {topics.has('ordering') && <PricesSection />}
      {topics.has('ordering') && <FleetSection />}
      {hasAccounts && <StartSection />}
    </div>
  );
}
