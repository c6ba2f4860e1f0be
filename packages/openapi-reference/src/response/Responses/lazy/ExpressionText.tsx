import Translate from '@docusaurus/Translate';
import React, {type ReactNode} from 'react';
import type {Expression, ExpressionPart} from '../../runtime-expression';

/** Says in words where a value comes from. */
export default function ExpressionText({
  expression,
}: {
  expression: Expression;
}): ReactNode {
  return expression.map((part, index) => (
    <React.Fragment key={index}>
      {index === 0 ? null : ' + '}
      <PartText part={part} />
    </React.Fragment>
  ));
}

function PartText({part}: {part: ExpressionPart}): ReactNode {
  if (typeof part === 'string') {
    return <code>{part}</code>;
  }
  if ('in' in part) {
    const values = {place: <PlaceText part={part} />, message: <MessageName {...part} />};
    return (
      <Translate id="reference.expression.place" values={values}>
        {'{place} of the {message}'}
      </Translate>
    );
  }
  const texts = {
    url: <Translate id="reference.expression.url">the address of the request</Translate>,
    method: (
      <Translate id="reference.expression.method">the method of the request</Translate>
    ),
    statusCode: (
      <Translate id="reference.expression.statusCode">
        the status code of the response
      </Translate>
    ),
  };
  return texts[part.source];
}

type PlacePart = Extract<ExpressionPart, {in: string}>;

function MessageName({source}: Pick<PlacePart, 'source'>): ReactNode {
  return source === 'request' ? (
    <Translate id="reference.expression.request">request</Translate>
  ) : (
    <Translate id="reference.expression.response">response</Translate>
  );
}

function PlaceText({part}: {part: PlacePart}): ReactNode {
  const name = <code>{part.in === 'body' ? part.path.join('.') : part.name}</code>;
  const texts = {
    path: (
      <Translate id="reference.expression.path" values={{name}}>
        {'the path parameter {name}'}
      </Translate>
    ),
    query: (
      <Translate id="reference.expression.query" values={{name}}>
        {'the query parameter {name}'}
      </Translate>
    ),
    header: (
      <Translate id="reference.expression.header" values={{name}}>
        {'the header {name}'}
      </Translate>
    ),
    body:
      part.in === 'body' && part.path.length === 0 ? (
        <Translate id="reference.expression.body">the body</Translate>
      ) : (
        <Translate id="reference.expression.field" values={{name}}>
          {'{name} in the body'}
        </Translate>
      ),
  };
  return texts[part.in];
}
