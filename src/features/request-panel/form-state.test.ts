import {describe, expect, it} from 'vitest';
import {formReducer, INITIAL_FORM, type FormAction, type FormState} from './form-state';

function after(...actions: FormAction[]): FormState {
  return actions.reduce(formReducer, INITIAL_FORM);
}

describe('formReducer', () => {
  it('copies the values of the fields, including removed ones.', () => {
    const {values} = after(
      {type: 'changed', values: {'path.a': '1', 'query.b': '2'}},
      {type: 'changed', values: {'query.b': '3'}},
    );
    expect(values).toEqual({'query.b': '3'});
  });

  it('clears the error of an edited field, and keeps the others.', () => {
    const {errors} = after(
      {type: 'checked', errors: {'path.a': 'A', 'query.b': 'B', key: 'K'}},
      {type: 'changed', values: {'path.a': '1'}, name: 'path.a'},
    );
    expect(errors).toEqual({'query.b': 'B', key: 'K'});
  });

  it('counts the edits of the API key, and does not store the key.', () => {
    const {errors, keyEdits, values} = after(
      {type: 'checked', errors: {key: 'K'}},
      {type: 'changed', values: {'path.a': '1'}, name: 'key', isKey: true},
      {type: 'changed', values: {'path.a': '12'}, name: 'path.a'},
      {type: 'changed', values: {'path.a': '12'}, name: 'key', isKey: true},
    );
    expect({errors, keyEdits, values}).toEqual({
      errors: {},
      keyEdits: 2,
      values: {'path.a': '12'},
    });
  });

  it('replaces values, default values and errors when the form is filled in.', () => {
    const state = after(
      {type: 'changed', values: {'path.a': '1', 'query.b': '2'}},
      {type: 'checked', errors: {'path.a': 'A'}},
      {type: 'committed'},
      {type: 'filled', values: {'path.a': '7'}},
    );
    expect(state).toEqual({
      values: {'path.a': '7'},
      errors: {},
      defaults: {'path.a': '7'},
      fillCount: 1,
      committed: undefined,
      keyEdits: 0,
    });
  });

  it('counts how often the form is filled in, and ignores edits.', () => {
    const {fillCount, defaults} = after(
      {type: 'filled', values: {'path.a': '7'}},
      {type: 'changed', values: {'path.a': '8'}, name: 'path.a'},
      {type: 'filled', values: {'path.a': '7'}},
      {type: 'changed', values: {'path.a': '9'}, name: 'path.a'},
    );
    expect({fillCount, defaults}).toEqual({fillCount: 2, defaults: {'path.a': '7'}});
  });

  it('commits the current values, and no later edits.', () => {
    const {committed} = after(
      {type: 'changed', values: {'path.a': '1'}},
      {type: 'committed'},
      {type: 'changed', values: {'path.a': '12'}},
    );
    expect(committed).toEqual({'path.a': '1'});
    expect(after({type: 'changed', values: {'path.a': '1'}}).committed).toBeUndefined();
  });

  it('replaces the errors after each validation.', () => {
    const {errors} = after(
      {type: 'checked', errors: {'path.a': 'A'}},
      {type: 'checked', errors: {'query.b': 'B'}},
    );
    expect(errors).toEqual({'query.b': 'B'});
  });
});
