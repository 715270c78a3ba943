import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Accordion } from './accordion/Accordion.tsx';
import { ArchPicture } from './arch-picture/ArchPicture.tsx';
import { Button, LinkButton } from './button/Button.tsx';
import { Carousel } from './carousel/Carousel.tsx';
import { CurrencySwitch } from './currency-switch/CurrencySwitch.tsx';
import { Footer } from './footer/Footer.tsx';
import { Header } from './header/Header.tsx';
import { HotelCard } from './hotel-card/HotelCard.tsx';
import { MembershipCard } from './membership-card/MembershipCard.tsx';
import { Price } from './price/Price.tsx';
import { Quote } from './quote/Quote.tsx';
import { Section } from './section/Section.tsx';
import { SelectField } from './select-field/SelectField.tsx';
import { StateMessage } from './state-message/StateMessage.tsx';
import { TextField } from './text-field/TextField.tsx';

const picture = {
  src: '/media/hotels/kavos-1',
  alt: 'White steps down to the sea',
  width: 1200,
  height: 1600,
  colour: '#8fb2b8',
  widths: [400, 800],
};

const page = renderToString(
  <>
    <Header
      background="picture"
      nav={[{ label: 'Membership', href: '/membership' }]}
      actions={<Button isBusy>Join</Button>}
    />
    <Section band="night">
      <Carousel label="What members say">
        <Quote source="Amara O.">The bath was run.</Quote>
        <Quote source="Henrik L.">The cot was measured.</Quote>
      </Carousel>
      <HotelCard
        name="Kavos"
        place="Sifnos, Greece"
        line="Forty-one steps."
        picture={picture}
        href="/our-hotels/kavos"
      />
      <ArchPicture picture={picture} />
      <MembershipCard membershipId="gold" name="Gold" />
      <Price
        prices={[
          { currency: 'GBP', text: '£1,495' },
          { currency: 'EUR', text: '€1,745' },
        ]}
      />
      <StateMessage kind="error" vignette="boat" title="The hotels did not reach us.">
        Try again.
      </StateMessage>
      <CurrencySwitch value="GBP" options={[{ value: 'GBP', label: 'GBP £' }]} onChange={() => undefined} />
      <TextField kind="name" label="Email" name="email" value="" error="Enter one" onChange={() => undefined} />
      <SelectField label="Country" name="country" value="" options={[]} onChange={() => undefined} />
      <Accordion items={[{ title: 'Do you book flights?', content: 'Yes.' }]} />
      <LinkButton href="/membership">See the memberships</LinkButton>
    </Section>
    <Footer strapline="Family travel" columns={[]} />
  </>,
);

describe('A page from the server', () => {
  it('has no inline style, so that its policy can forbid inline styles', () => {
    expect(page).not.toMatch(/\sstyle="|<style/);
  });

  it('contains every currency, for a visitor without JavaScript', () => {
    expect(page).toContain('<span data-price="GBP">£1,495</span><span data-price="EUR">€1,745</span>');
  });

  it('contains every quote before JavaScript is loaded', () => {
    expect(page).toContain('The bath was run.');
    expect(page).toContain('The cot was measured.');
    expect(page).not.toContain('data-enhanced');
  });

  it('has each picture in every format and width, with its dimensions', () => {
    expect(page).toContain('type="image/avif"');
    expect(page).toContain('/media/hotels/kavos-1-800.webp 800w');
    expect(page).toMatch(/<img[^>]+width="1200"[^>]+height="1600"/);
  });
});
